/** The signed-in staff member and their session. */
export interface Staff {
  readonly username: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
  readonly openedBy: 'password' | 'code';
}
