import type { Plugin } from 'vite';

const settingsOfZod = /\/zod\/v4\/core\/core\.js$/;

/**
 * Vite plugin that turns off zod's JIT (`new Function`) in browsers. Our CSP forbids it, and the browser would report zod's
 * attempt. A plugin, because schemas are created while modules load, in an order that our own modules do not control.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    transform(code, id) {
      if (this.environment.name !== 'client' || !settingsOfZod.test(id)) return null;
      if (!code.includes('export const globalConfig =')) this.error('zod keeps its settings elsewhere now');
      return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null };
    },
  };
}
