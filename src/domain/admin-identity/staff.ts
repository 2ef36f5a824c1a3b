/** Who is signed in, and by which session. */
export interface Staff {
  readonly username: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
  readonly openedBy: 'password' | 'code';
}
