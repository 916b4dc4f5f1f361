import Koa, { type Middleware } from 'koa';
import compose from 'koa-compose';
import type { Logger } from 'pino';
import type { AccessTokens } from './routing/access-tokens.ts';
import { accountRoutes, type AccountServices } from './account-routes.ts';
import type { Database } from './db/open-database.ts';
import { noteRequest } from './db/socket-reads.ts';
import { watchWrites } from './db/write-health.ts';
import { codeOf } from './errors/known-error.ts';
import { answerErrors } from './http/answer-errors.ts';
import { checkOrigin } from './http/check-origin.ts';
import type { Route } from './routing/route.ts';
import { answerSecurityText } from './http/answer-security-text.ts';
import { answerHealth } from './http/answer-health.ts';
import { logRequests } from './http/log-requests.ts';
import { observeRequests } from './http/observe-requests.ts';
import { createRouteTable } from './routing/route-table.ts';
import { commonHeaders, securityHeaders } from './http/security-headers.ts';
import { partnerBasePath, type Partners } from './partners/partners.ts';
import type { SnapshotState } from './live-snapshot/snapshot-state.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** The dependencies of the application; `main.ts` creates the real ones, tests their own. */
export interface AppDependencies extends AccountServices {
  db: Database;
  now: () => number;
  log: Logger;
  accessTokens: AccessTokens;
  bankVersion: string;
  /** The registry's state, if there is one. */
  registryState?: (() => SnapshotState) | undefined;
  /** Whether balancers should send requests elsewhere; no if omitted. */
  isStopping?: () => boolean;
  allowedOrigins: readonly string[];
  /** How many proxies are in front of the API; as many entries of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** Checks answers against their contracts: in development and in tests. */
  checkAnswers: boolean;
  /** Routes of further domains. */
  routes: readonly Route[];
  /** The calls of widgets in partners' pages. */
  partners?: Pick<Partners, 'gate' | 'routes'>;
  /** Counts requests, and serves the counts to operators. */
  telemetry?: Pick<Telemetry, 'figures' | 'observeRequest'>;
  /** Serves everything under the API's base path besides calls, such as its document. */
  documents?: Middleware;
  /** Serves the addresses that partners' pages name. */
  embed?: Middleware;
  /** Restricts the host of partners' frames to these addresses, if there is one. */
  frameHost?: Middleware;
  /** Whom to tell about a vulnerability, as `mailto:…` or `https://…`. */
  securityContact?: string | undefined;
  /** Shows mails on this machine that no mail server took. */
  outboxPage?: Middleware;
  /** Serves everything that is neither the API nor a probe: pages and files. */
  pages?: Middleware;
}

/** Codes of errors that a client causes by closing its connection. */
const clientCloseCodes: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
]);

/** The application, not yet listening. */
export function createApp(dependencies: AppDependencies): Koa {
  const { db, log, trustedProxies, documents, embed, frameHost, pages, partners, telemetry } =
    dependencies;
  const { outboxPage } = dependencies;
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.silent = true;
  app.on('error', (error: unknown) => {
    // Learners who leave a loading page interrupt answers: that is no fault.
    const level = clientCloseCodes.has(codeOf(error)) ? 'debug' : 'warn';
    log[level]({ err: error }, 'answer was cut short');
  });
  app.use((_ctx, next) => {
    noteRequest();
    return next();
  });
  app.use(commonHeaders());
  app.use(logRequests(log));
  if (telemetry !== undefined) app.use(observeRequests(telemetry.observeRequest));
  const writing = watchWrites(db, dependencies.now);
  app.use(answerErrors(log, (error) => writing.note(error)));
  app.use(answerHealth({ ...dependencies, writing }));
  if (frameHost !== undefined) app.use(frameHost);
  const calls = compose([
    securityHeaders(),
    admitOrigins(checkOrigin(dependencies.allowedOrigins, log), partners?.gate),
    createRouteTable(
      [...accountRoutes(dependencies), ...dependencies.routes, ...(partners?.routes ?? [])],
      dependencies,
    ),
    ...(telemetry === undefined ? [] : [telemetry.figures]),
    ...(documents === undefined ? [] : [documents]),
  ]);
  app.use((ctx, next) => (isApi(ctx.path) ? calls(ctx, next) : next()));
  if (embed !== undefined) app.use(offApi(embed));
  app.use(answerSecurityText(dependencies.securityContact, dependencies.now));
  if (outboxPage !== undefined) app.use(outboxPage);
  if (pages !== undefined) app.use(offApi(pages));
  return app;
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function offApi(middleware: Middleware): Middleware {
  return (ctx, next) => (isApi(ctx.path) ? next() : middleware(ctx, next));
}

function isOfPartners(path: string): boolean {
  // The router ignores case in paths too.
  return path.toLowerCase().startsWith(partnerBasePath);
}

/** Partners' widgets are on pages of other origins: their calls have a gate of their own. */
function admitOrigins(ofOwnPages: Middleware, ofPartners: Middleware | undefined): Middleware {
  return (ctx, next) => {
    if (!isOfPartners(ctx.path)) return ofOwnPages(ctx, next);
    return ofPartners === undefined ? next() : ofPartners(ctx, next);
  };
}
