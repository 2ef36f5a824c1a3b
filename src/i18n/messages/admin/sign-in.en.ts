/** Texts of the sign-in and of the account screen. */
export const adminSignInEn = {
  title: 'Staff sign-in',
  over: 'Your session is over. Sign in again to go on where you were; what you typed is kept.',
  username: 'User name',
  password: 'Password',
  showPassword: 'Show password',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  required: 'Please fill this in.',
  wait: (seconds: number) =>
    seconds < 90
      ? `Too many attempts. You can try again in ${seconds} seconds.`
      : `Too many attempts. You can try again in ${Math.ceil(seconds / 60)} minutes.`,
  emergency: {
    title: 'Forgotten the password?',
    text: 'We can email a one-time code to the staff address of the shop. It is valid for 10 minutes and works once.',
    send: 'Send a one-time code',
    sending: 'Sending…',
    sent: 'OTP sent successfully',
    notMailed: 'OTP generated (email service unavailable)',
    notMailedHelp:
      'The code could not be mailed. Whoever looks after the shop can set a new ADMIN_PASSWORD and start it again.',
    failed: 'Failed to send OTP email',
    code: 'One-time code',
    codeHint: 'Six digits from the email',
    check: 'Sign in with the code',
    again: 'Send another code',
  },
  account: {
    title: 'Account',
    passwordTitle: 'Change the password',
    passwordIntro:
      'At least 12 characters; a few words in a row are easy to remember. All other sessions end.',
    withCode: 'You signed in with a one-time code, so you can choose a new password now.',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    changing: 'Changing…',
    changed: 'The password is changed. All other sessions have ended.',
    sessionsTitle: 'Where you are signed in',
    thisOne: 'This browser',
    signedIn: 'Signed in',
    lastSeen: 'Last seen',
    by: { password: 'with the password', code: 'with a one-time code' },
    end: 'End session',
    ended: 'The session has ended.',
    endOthers: 'End all other sessions',
    othersEnded: 'All other sessions have ended.',
    unknownBrowser: 'Unknown browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
  },
};

export type AdminSignInTexts = typeof adminSignInEn;
