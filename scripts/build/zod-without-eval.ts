import type { Plugin } from 'vite';

const settingsOfZod = /\/zod\/v4\/core\/core\.js$/;

/**
 * zod tries once whether it may make functions from text, to be faster. Our pages allow that to nobody, and a browser
 * reports the try; in browsers it therefore starts with the setting not to. Here and not in a module of ours, because
 * schemas are made when their modules load, in an order that nobody decides.
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
