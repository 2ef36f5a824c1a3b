import { describe, expect, it } from 'vitest';
import { shopRating } from './shop-profile.ts';

const stats = { years: 18, customers: 5000, rating: 4.8 };
const testimonials = { count: 6, average: 4.5 };

describe('the customer rating', () => {
  it('is the figure of the profile, and of no reviews', () => {
    expect(shopRating({ ...stats, ratingSource: 'profile' }, testimonials)).toEqual({
      value: 4.8,
      reviews: null,
    });
  });

  it('is the average of the testimonials with their number, or nothing without any', () => {
    const chosen = { ...stats, ratingSource: 'testimonials' } as const;
    expect(shopRating(chosen, testimonials)).toEqual({ value: 4.5, reviews: 6 });
    expect(shopRating(chosen, { count: 0, average: 0 })).toBeNull();
  });
});
