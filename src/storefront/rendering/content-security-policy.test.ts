import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowMarkedScripts } from './content-security-policy.server.ts';
import { onlyEmptyScripts } from './trusted-types.ts';

const nonce = 'd2f0c1aa-0000-4000-8000-000000000000';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const allow = (page: string) => allowMarkedScripts(page, nonce);

describe('the content security policy of a page', () => {
  it('allows the scripts the page was rendered with, and leaves no mark in the HTML', () => {
    const { html, policy } = allow(
      `<link nonce="${nonce}" rel="x"/><script nonce="${nonce}">a()</script><script type="module" nonce="${nonce}" async="">b()</script>`,
    );
    expect(html).toBe('<link rel="x"/><script>a()</script><script type="module" async="">b()</script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`);
  });

  it('hashes a script as it is sent, and allows nothing for one that is only named', () => {
    const { html, policy } = allow(
      `<p>مكتب</p><script nonce="${nonce}">say('مكتب')</script><script nonce="${nonce}" src="/a.js"></script>`,
    );
    expect(html).toBe(`<p>مكتب</p><script>say('مكتب')</script><script src="/a.js"></script>`);
    expect(policy).toContain(`script-src 'self' ${hashOf("say('مكتب')")};`);
  });

  it('does not allow a script that came in with the content', () => {
    const { policy } = allow(
      `<script nonce="${nonce}">good()</script><p><script>evil()</script><script nonce="guess">evil()</script>`,
    );
    expect(policy).toContain(hashOf('good()'));
    expect(policy).not.toContain(hashOf('evil()'));
  });

  it('never allows inline scripts as such', () => {
    const { policy } = allow('<p>plain</p>');
    expect(policy).toMatch(/script-src 'self';/);
  });

  it('allows nothing beyond what the shop itself sends', () => {
    const { policy } = allow('<p>plain</p>');
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)),
    );
    expect(directives).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default service-worker planner-worker',
    });
  });

  it('lets no script turn a text into markup', () => {
    const { policy } = allow('<p>plain</p>');
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types default service-worker planner-worker",
    );
    expect(onlyEmptyScripts('<script></script>')).toBe('<script></script>');
    expect(onlyEmptyScripts('<img src=x onerror=alert(1)>')).toBe('');
  });
});
