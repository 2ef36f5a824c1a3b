import { data } from 'react-router';

/**
 * Thrown by a loader whose page does not exist; the root shows the 404 page with this status, or the route one of
 * its own with what it knows to be near.
 */
export function pageNotFound<Near = null>(near: Near | null = null) {
  return data(near, { status: 404 });
}
