import { data } from 'react-router';

/**
 * Creates the 404 response that a loader throws when its page does not exist. The root shows the 404 page, or the route
 * its own error boundary with similar items.
 */
export function pageNotFound<Near = null>(near: Near | null = null) {
  return data(near, { status: 404 });
}
