/** The address of the sign-in page that opens an invitation. The secret is behind '#', which browsers send to no server. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/adm/ogulf#invitation=${token}`;
}

/** The secret of an invitation in the address of the sign-in page. */
export function invitationFrom(hash: string): string | undefined {
  return /^#invitation=([\w-]{20,100})$/.exec(hash)?.[1];
}
