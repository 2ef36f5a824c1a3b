/** The specification knows one admin role, with this name. */
export const adminUsername = 'admin';
