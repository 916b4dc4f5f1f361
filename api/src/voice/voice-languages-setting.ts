import { isTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';
import { z } from 'zod';

/**
 * Languages of OpenAI's speech models, from its guide "Text to speech". Other servers may support
 * fewer.
 */
const openAiVoiceLanguages = (
  'af ar hy az be bs bg ca zh-Hans zh-Hant hr cs da nl en et fi fr gl de el he hi hu is id it ja kn ' +
  'kk ko lv lt mk ms mr mi ne nb fa pl pt ro ru sr sk sl es sw sv fil ta th tr uk ur vi cy'
)
  .split(' ')
  .filter(isTranslatorLanguage);

/** A setting with comma-separated language codes; OpenAI's languages by default. */
export const voiceLanguagesSetting = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim()))
  .pipe(
    z.array(
      z.custom<TranslatorLanguage>(isTranslatorLanguage, {
        error: 'must be comma-separated language codes of the translator, such as en,zh-Hans',
      }),
    ),
  )
  .default(openAiVoiceLanguages);
