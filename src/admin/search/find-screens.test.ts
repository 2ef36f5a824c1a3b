import { expect, test } from 'vitest';
import { adminAr } from '#i18n/messages/admin/admin.ar.ts';
import { findScreens } from './find-screens.ts';

test('screens and settings are found by the beginnings of words, in either language', () => {
  expect(findScreens('deliv', 'en').map(({ to }) => to)).toEqual([
    '/admin/deliveries',
    '/admin/delivery',
    '/admin/delivery',
  ]);
  expect(findScreens('IBAN', 'ar')).toEqual([{ to: '/admin/profile', name: 'الحساب البنكي' }]);
  expect(findScreens('الاعدادات', 'en')).toEqual([]);
  expect(findScreens('طلبات', 'en')).toContainEqual({ to: '/admin/orders', name: 'Orders' });
  expect(findScreens('orders', 'ar')).toContainEqual({ to: '/admin/orders', name: adminAr.screens.orders });
});

test('every word must fit, and nothing typed finds nothing', () => {
  expect(findScreens('opening hours', 'en')).toEqual([{ to: '/admin/profile', name: 'Opening hours' }]);
  expect(findScreens('opening fees', 'en')).toEqual([]);
  expect(findScreens('  ', 'en')).toEqual([]);
});
