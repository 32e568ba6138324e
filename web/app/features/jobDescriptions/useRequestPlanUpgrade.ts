import { useMutation } from '@apollo/client/react';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { RequestPlanUpgradeDocument } from './jobDescriptionDocuments.ts';

/** Asks for the plan product and says how that went. */
export function useRequestPlanUpgrade() {
  const [request, { loading, data }] = useMutation(RequestPlanUpgradeDocument);
  return {
    isBusy: loading,
    isRequested: data?.requestPlanUpgrade.success === true,
    request: async () => {
      const answer = await request().catch(() => null);
      if (answer?.data?.requestPlanUpgrade.success)
        notifySuccess(
          'Request submitted successfully. Our support team will be in touch with you with next steps shortly',
        );
      else
        notifyError(
          'There was an error with submitting the request, please try again in some time',
        );
    },
  };
}
