/** The only account, named by the specification. */
export const adminUsername = 'admin';
