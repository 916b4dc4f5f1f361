import { readdirSync } from 'node:fs';
import path from 'node:path';
import { send } from '@koa/send';
import type { Context } from 'koa';
import { imagesAddress, languageOfManifest, webAppManifest } from './web-app-manifest.ts';

const folder = path.join(import.meta.dirname, 'images');
const images = new Set(readdirSync(folder));
const day = 24 * 60 * 60 * 1000;

/**
 * Answers the web app manifest in each language, and its images. They belong to the server and not to
 * a release of the shell: a device asks for them again years after it installed the product, and an
 * address that changed with each release would count as a new icon.
 * @returns whether the address is one of them
 */
export async function sendWebApp(context: Context): Promise<boolean> {
  const language = languageOfManifest(context.path);
  if (language !== undefined) {
    context.set('Cross-Origin-Resource-Policy', 'same-origin');
    context.set('Cache-Control', 'no-cache');
    context.body = JSON.stringify(webAppManifest(language));
    context.type = 'application/manifest+json; charset=utf-8';
    return true;
  }
  if (!context.path.startsWith(imagesAddress)) return false;
  const name = context.path.slice(imagesAddress.length);
  if (!images.has(name)) return false;
  context.set('Cross-Origin-Resource-Policy', 'same-origin');
  await send(context, name, { root: folder, maxAge: day });
  return true;
}
