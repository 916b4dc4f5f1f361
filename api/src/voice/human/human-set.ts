import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprint } from '../../engines/fingerprint.ts';
import { codeOf } from '../../errors/known-error.ts';

/** A text of the bank; `homograph` tells apart words with one spelling. */
const spokenText = z.object({ text: z.string(), homograph: z.string().optional() });

/** What a person has read aloud, and in which variety of its language, such as `es-MX`. */
const humanRecording = fingerprint.extend({ variety: z.string(), ...spokenText.shape });

const manifest = z.object({ format: z.literal(1), recordings: z.array(humanRecording) });

export type SpokenText = z.infer<typeof spokenText>;
export type HumanRecording = z.infer<typeof humanRecording>;

/** Where the recordings of people are, among what is installed on this machine. */
export function humanFolder(enginesFolder: string): string {
  return join(enginesFolder, 'human');
}

/** The list of all recordings. */
export function manifestFile(folder: string): string {
  return join(folder, 'recordings.json');
}

/** The file of a recording, named by its content: several texts may share it, and it never changes. */
export function soundFile(folder: string, sha256: string): string {
  return join(folder, `${sha256}.mp3`);
}

/**
 * The recordings in a folder; none if there is no list yet. Synchronous, since the names of recordings
 * depend on it.
 * @throws when the list cannot be read
 */
export function readHumanSet(folder: string): HumanRecording[] {
  try {
    return manifest.parse(JSON.parse(readFileSync(manifestFile(folder), 'utf8'))).recordings;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  }
}

/** Replaces the list at once; a crash leaves the one before. */
export async function writeHumanSet(
  folder: string,
  recordings: readonly HumanRecording[],
): Promise<void> {
  const content = `${JSON.stringify({ format: 1, recordings }, undefined, 1)}\n`;
  await replace(manifestFile(folder), content);
}

/** Stores a sound. @returns what the list says of it */
export async function storeSound(folder: string, mp3: Uint8Array) {
  const sha256 = hash('sha256', mp3, 'hex');
  await replace(soundFile(folder, sha256), mp3);
  return { sha256, bytes: mp3.length };
}

/** A sound as it was stored. @throws when it is missing or has changed */
export async function readSound(folder: string, sha256: string): Promise<Uint8Array> {
  const file = soundFile(folder, sha256);
  const mp3 = await readFile(file);
  if (hash('sha256', mp3, 'hex') !== sha256) throw new Error(`${file} has changed`);
  return mp3;
}

/** Removes a sound that no text uses. */
export function removeSound(folder: string, sha256: string): Promise<void> {
  return rm(soundFile(folder, sha256), { force: true });
}

async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(join(file, '..'), { recursive: true });
  try {
    await writeFile(draft, content, { flag: 'wx', flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
