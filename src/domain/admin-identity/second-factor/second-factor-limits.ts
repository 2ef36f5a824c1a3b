const day = 24 * 60 * 60 * 1000;

/** Time steps that a code may be ahead or behind, for a phone whose clock is not exact. */
export const driftSteps = 1;

/**
 * Wrong codes of an authenticator app from all unknown browsers together, for one person, in `wrongTotpCodesCountForMs`.
 * Three of a million codes are valid at any moment: 5 such periods in a year allow 25 guesses, which hit with a chance
 * below 1 in 10,000, though the guesser knows the password.
 */
export const allowedWrongTotpCodes = 5;
export const wrongTotpCodesCountForMs = 75 * day;

export const recoveryCodeCount = 10;
