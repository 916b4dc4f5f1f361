import { z } from 'zod';

const origin = z.string().refine((text) => URL.canParse(text) && isOrigin(new URL(text), text), {
  error: 'must be an origin such as https://frame.example.org',
});

function isOrigin(address: URL, text: string): boolean {
  return address.origin === text && /^https?:$/.test(address.protocol);
}

/** Environment variables of the translator in partners' pages; see docs/operations.md. */
export const partnerVariables = {
  /**
   * Where the translator of `mode="iframe"` is served, separate from the product; both or neither.
   */
  FRAME_ORIGIN: origin.optional(),
  /** Origin of the product itself. */
  SITE_ORIGIN: origin.optional(),
};

/** Two origins of which one is only for the frame. */
export interface FrameSetting {
  frame: string;
  site: string;
}

type FrameEnvironment = z.output<z.ZodObject<typeof partnerVariables>>;

/** What is wrong with the combination of both settings; undefined if nothing is. */
export function faultOfFrame({
  FRAME_ORIGIN,
  SITE_ORIGIN,
  ALLOWED_ORIGINS,
}: FrameEnvironment & { ALLOWED_ORIGINS: readonly string[] }): string | undefined {
  if ((FRAME_ORIGIN === undefined) !== (SITE_ORIGIN === undefined))
    return 'must be set together with SITE_ORIGIN, or neither of them';
  if (FRAME_ORIGIN === undefined || SITE_ORIGIN === undefined) return undefined;
  if (new URL(FRAME_ORIGIN).host === new URL(SITE_ORIGIN).host)
    return 'must have another host than SITE_ORIGIN';
  return ALLOWED_ORIGINS.includes(FRAME_ORIGIN) ? 'must not be one of ALLOWED_ORIGINS' : undefined;
}

/** Both settings, if they are set. */
export function frameSettingOf({
  FRAME_ORIGIN,
  SITE_ORIGIN,
}: FrameEnvironment): FrameSetting | undefined {
  if (FRAME_ORIGIN === undefined || SITE_ORIGIN === undefined) return undefined;
  return { frame: FRAME_ORIGIN, site: SITE_ORIGIN };
}
