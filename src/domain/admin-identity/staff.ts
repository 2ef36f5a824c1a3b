/** Who is signed in. */
export interface Staff {
  readonly username: string;
}
