export type SignInName =
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'invalid'; message: string };

/** Tells an e-mail address from a phone number by its shape; what is neither comes with why. */
export function readSignInName(text: string): SignInName {
  const name = text.trim();
  if (name === '') return invalid('Enter your e-mail address or phone number.');
  if (/^\+?[\d\s().-]+$/.test(name)) {
    const digits = name.replace(/\D/g, '');
    if (!name.startsWith('+')) {
      return invalid('Start the phone number with + and the country code, like +1 415 555 0100.');
    }
    // E.164: at most 15 digits; shorter than 7 is no subscriber anywhere.
    if (digits.length < 7 || digits.length > 15) {
      return invalid('A phone number has 7 to 15 digits after the +. Check it and try again.');
    }
    return { kind: 'phone', phone: `+${digits}` };
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name)) {
    return invalid('This is not a whole e-mail address. It looks like name@company.com.');
  }
  return { kind: 'email', email: name };
}

function invalid(message: string): SignInName {
  return { kind: 'invalid', message };
}
