import { graphql } from '../../lib/__generated__/index.ts';

export const SendPhoneNumberCodeDocument = graphql(`
  mutation SendPhoneNumberCode($phoneNumber: String!) {
    sendPhoneNumberCode(phoneNumber: $phoneNumber)
  }
`);

export const VerifyPhoneNumberDocument = graphql(`
  mutation VerifyPhoneNumber($phoneNumber: String!, $code: String!) {
    verifyPhoneNumber(phoneNumber: $phoneNumber, code: $code) {
      id
      phoneNumber
    }
  }
`);

export const RemovePhoneNumberDocument = graphql(`
  mutation RemovePhoneNumber {
    removePhoneNumber {
      id
      phoneNumber
    }
  }
`);
