import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { googleVariables } from '../auth/google/variables.ts';
import { budgetVariables } from '../budget/variables.ts';
import { signUpWorkVariables } from '../auth/sign-up/admit-sign-up.ts';
import { signUpVariables } from '../auth/sign-up/sign-up-rules.ts';
import { secretMinimumLength } from '../auth/keys.ts';
import { dbVariables } from '../db/variables.ts';
import { developerVariables } from '../developer/variables.ts';
import { engineVariables } from '../engines/engines-folder.ts';
import { faultOfFrame, partnerVariables } from '../partners/variables.ts';
import { originList } from '../http/origins.ts';
import { mailVariables } from '../mail/variables.ts';
import { faultOfVapid, pushVariables } from '../push/variables.ts';
import { registryVariables } from '../live-snapshot/registry-variables.ts';
import { telemetryVariables } from '../telemetry/variables.ts';
import { bergamotVariables } from '../translate/bergamot/bergamot-variables.ts';
import { translateVariables } from '../translate/outside/translate-variables.ts';
import { tutorVariables } from '../tutor/variables.ts';
import { voiceVariables } from '../voice/variables.ts';

function wholeNumberBetween(lowest: number, highest: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(
      z
        .number()
        .min(lowest, `must be at least ${lowest}`)
        .max(highest, `must be at most ${highest}`),
    );
}

function wholeNumber(lowest: number, highest: number, fallback: number) {
  return wholeNumberBetween(lowest, highest).default(fallback);
}

const databaseUrl = z
  .string()
  .refine((text) => /^sqlite:.+/.test(text) || (/^mysql:\/\/.+/.test(text) && URL.canParse(text)), {
    error: 'must be sqlite:<file> or mysql://<user>:<password>@<host>/<name>',
  })
  .default('sqlite:./data/topwords.db');

const separateSettings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Address to listen on; defaults to this machine's own, or behind a proxy to all. */
  HOST: z.string().min(1).optional(),
  PORT: wholeNumber(0, 65_535, 3000),
  DATABASE_URL: databaseUrl,
  ...dbVariables,
  /**
   * Signs tokens; the same on every instance. If omitted, one is generated and stored in `data/`.
   */
  TOKEN_SECRET: z
    .string()
    .min(secretMinimumLength, `must have at least ${secretMinimumLength} characters`)
    .optional(),
  /** The secret before TOKEN_SECRET: accepted for the lifetime of what it signed. */
  TOKEN_SECRET_PREVIOUS: z
    .string()
    .min(secretMinimumLength, `must have at least ${secretMinimumLength} characters`)
    .optional(),
  /** Other origins whose pages may make calls that change something. */
  ALLOWED_ORIGINS: originList('must be origins such as https://example.org, separated by commas'),
  /** Whom to tell about a vulnerability, shown at /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be like mailto:security@example.org')
    .optional(),
  /** How many proxies are in front of the API and set X-Forwarded-*. */
  TRUST_PROXY: wholeNumber(0, 10, 0),
  /** Seconds to serve on after SIGTERM; defaults to 10 behind a proxy and 0 without one. */
  DRAIN_SECONDS: wholeNumberBetween(0, 600).optional(),
  ...registryVariables,
  /** Whether pages work without a network; `off` removes what browsers have kept for that. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** A built word bank; the build's own by default. */
  BANK_FILE: z.string().min(1).optional(),
  /** Attempts allowed in a window of LIMIT_WINDOW_SECONDS. */
  LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400, 900),
  LIMIT_LOGIN_ADDRESS: wholeNumber(1, 1_000_000, 100),
  LIMIT_LOGIN_ACCOUNT: wholeNumber(1, 1_000_000, 50),
  LIMIT_LOGIN_PAIR: wholeNumber(1, 1_000_000, 10),
  LIMIT_SIGN_IN_ADDRESS: wholeNumber(1, 1_000_000, 1000),
  LIMIT_SIGN_IN_ACCOUNT: wholeNumber(1, 1_000_000, 100),
  LIMIT_REGISTER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  LIMIT_RESET_ADDRESS: wholeNumber(1, 1_000_000, 30),
  LIMIT_RESET_ACCOUNT: wholeNumber(1, 1_000_000, 3),
  /** Requests of one address to the widgets' calls in a minute. */
  LIMIT_PARTNER_ADDRESS: wholeNumber(1, 1_000_000, 240),
  /** Where all instances count limits together; each counts separately if omitted. */
  REDIS_URL: z
    .string()
    .refine((text) => /^rediss?:\/\/./.test(text) && URL.canParse(text), {
      error: 'must be redis://<host>:<port> or rediss://…, with user and password where needed',
    })
    .optional(),
  /** Connections to a database that is not embedded. */
  DATABASE_POOL_SIZE: wholeNumber(1, 1000, 10),
  /** Passwords hashed concurrently; each takes a core and 46 MiB while it runs. */
  PASSWORD_HASHES_AT_ONCE: wholeNumber(1, 64, Math.max(1, Math.min(3, availableParallelism() - 1))),
  /** Where passwords of data breaches are asked for, such as https://api.pwnedpasswords.com/range/ */
  BREACHED_PASSWORDS_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https:\/\/|^http:\/\/(127\.|localhost)/.test(text), {
      error: 'must be an https address to which the beginning of a hash is appended',
    })
    .optional(),
  /** Threads that Node reads files and hashes with: Node's own setting. */
  UV_THREADPOOL_SIZE: wholeNumber(1, 1024, 4),
  ...budgetVariables,
  ...developerVariables,
  ...engineVariables,
  ...signUpVariables,
  ...signUpWorkVariables,
  ...googleVariables,
  ...mailVariables,
  ...partnerVariables,
  ...pushVariables,
  ...telemetryVariables,
  ...bergamotVariables,
  ...translateVariables,
  ...tutorVariables,
  ...voiceVariables,
});

const environment = separateSettings
  .refine(
    ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) =>
      (GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined),
    {
      path: ['GOOGLE_CLIENT_ID'],
      error: 'must be set together with GOOGLE_CLIENT_SECRET, or neither of them',
    },
  )
  .refine(({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === undefined || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'must be set together with SMTP_URL: links in mails lead there',
  })
  .refine(
    ({ REGISTRY_FOLDER, REGISTRY_URL }) =>
      REGISTRY_FOLDER === undefined || REGISTRY_URL === undefined,
    { path: ['REGISTRY_URL'], error: 'must not be set together with REGISTRY_FOLDER' },
  )
  .superRefine((settings, context) => {
    const faultOfKeys = faultOfVapid(settings);
    if (faultOfKeys !== undefined) {
      context.addIssue({ code: 'custom', path: ['VAPID_PUBLIC_KEY'], message: faultOfKeys });
    }
    const fault = faultOfFrame(settings);
    if (fault !== undefined) {
      context.addIssue({ code: 'custom', path: ['FRAME_ORIGIN'], message: fault });
    }
  });

/** The settings of the API, with defaults. */
export type Environment = z.infer<typeof environment>;

/** The settings, or a line for each fault. An empty variable counts as absent. */
export type EnvironmentReading =
  | { settings: Environment; faults?: undefined }
  | { settings?: undefined; faults: string[] };

/** Reads the settings of the API from the environment, once, at start. */
export function readEnvironment(variables: Record<string, string | undefined>): EnvironmentReading {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const reading = environment.safeParse(present);
  if (reading.success) return { settings: reading.data };
  const faults = reading.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  return { faults: [...new Set(faults)] };
}
