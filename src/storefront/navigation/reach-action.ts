import { isRouteErrorResponse } from 'react-router';

/**
 * Runs the action of a page on the server, and answers `unreached` when the shop cannot be reached or cannot answer now: an
 * error page in place of the form would lose what was typed.
 */
export async function reachAction<Answer, Unreached>(
  serverAction: () => Promise<Answer>,
  unreached: Unreached,
): Promise<Answer | Unreached> {
  try {
    return await serverAction();
  } catch (error) {
    const isRedirect = error instanceof Response;
    const isRefusal = isRouteErrorResponse(error) && error.status < 500;
    if (isRedirect || isRefusal) throw error;
    return unreached;
  }
}
