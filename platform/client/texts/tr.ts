import type { ClientTexts } from './client-texts.ts';

/** The client's messages for failures that the server did not describe, in Turkish. */
export const tr: ClientTexts = {
  noResponse: 'Sunucudan yanıt gelmedi. Bağlantınızı kontrol edip yeniden deneyin.',
  serverFault: 'Bizden kaynaklanan bir sorun oluştu. Lütfen yeniden deneyin.',
  refused: (status) => `Sunucu isteği kabul etmedi (${status}).`,
  malformed: 'Sunucudan bu sayfanın anlamadığı bir yanıt geldi. Lütfen sayfayı yenileyin.',
};
