import { ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Sources } from './building/build-bank.ts';
import { coursePlansSchema } from './course/course.ts';
import { exceptionsSchema, type Exception } from './checks/exceptions.ts';
import { outsideVocabularySchema, type OutsideVocabulary } from './checks/outside-vocabulary.ts';
import { idsSchema, type Ids } from './ids/ids.ts';
import { leftOutSchema, type LeftOut } from './checks/left-out.ts';
import {
  bankFolder,
  coursesFile,
  everydayTextsFolder,
  exceptionsFile,
  idsFile,
  leftOutFile,
  outsideVocabularyFile,
  lexemesFolder,
  rankOverridesFile,
  ranksFile,
  releasesFile,
  sharesFile,
} from './paths.ts';
import { rankOverridesSchema, type RankOverrides } from './ranks/rank-overrides.ts';
import type { Ranks, Shares } from './ranks/rank-headwords.ts';
import { releasesSchema, type Release } from './ids/releases.ts';
import { readLexemes } from './lexemes/read-lexemes.ts';
import { readRows, type ReadRows } from './rows/read-rows.ts';

const ranked = z.array(z.string());
const ranksSchema = z.strictObject(ofEachLanguage(() => ranked));

const sharesSchema = z.strictObject(ofEachLanguage(() => z.array(z.int().nonnegative())));

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function readIds(): Ids {
  return idsSchema.parse(readJson(idsFile));
}

function readRanks(): Ranks {
  return ranksSchema.parse(readJson(ranksFile));
}

function readShares(): Shares {
  return sharesSchema.parse(readJson(sharesFile));
}

export function readRankOverrides(): RankOverrides {
  return rankOverridesSchema.parse(readJson(rankOverridesFile));
}

export function readReleases(): Release[] {
  return releasesSchema.parse(readJson(releasesFile));
}

export function readLeftOut(): LeftOut {
  return leftOutSchema.parse(readJson(leftOutFile));
}

export function readOutsideVocabulary(): OutsideVocabulary {
  return outsideVocabularySchema.parse(readJson(outsideVocabularyFile));
}

/** Texts of everyday life in each language, whose writers did not know the bank. */
export function readEverydayTexts(): Record<LanguageCode, string[]> {
  return ofEachLanguage((language) =>
    z.array(z.string()).parse(readJson(new URL(`${language}.json`, everydayTextsFolder))),
  );
}

export function readExceptions(): Exception[] {
  return exceptionsSchema.parse(readJson(exceptionsFile));
}

/** Reads all committed files of the bank, with the faults of invalid lines. */
export function readSources(): Sources & Pick<ReadRows, 'faults'> {
  const { lexemes, faults } = readLexemes(lexemesFolder);
  const read = readRows(bankFolder);
  return {
    rows: read.rows,
    lexemes,
    faults: [...read.faults, ...faults],
    ids: readIds(),
    ranks: readRanks(),
    shares: readShares(),
    plans: coursePlansSchema.parse(readJson(coursesFile)),
  };
}
