import { QueryClientProvider } from '@tanstack/react-query';
import { HostProvider } from '@topwords/platform/host';
import { RemoteServicesProvider } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { LocaleProvider } from '../../texts/pane-texts.ts';
import { OfferedLanguagesProvider } from '../../translate/languages/offered-languages.ts';
import type { Emit } from '../protocol.ts';
import { textsFor } from '../texts/index.ts';
import type { EmbedServices } from './embed-services.ts';
import type { Favoring } from './favoring.ts';
import { TranslatorCard } from './translator-card.tsx';
import type { WidgetWork } from './widget-work.ts';

interface WidgetProps {
  services: EmbedServices;
  work: WidgetWork;
  site: string;
  /** The caret's position in the text written before; null for no focus. */
  caret: number | null;
  emit: Emit;
  favoring: Favoring | undefined;
}

/** A translator with the providers that its parts need. */
export function Widget({ services, ...rest }: WidgetProps) {
  const { locale } = useObservable(services.options);
  const offered = useObservable(services.offered);
  const { language, texts } = textsFor(locale);
  return (
    <HostProvider value={services.host}>
      <RemoteServicesProvider value={services}>
        <QueryClientProvider client={services.client}>
          <LocaleProvider value={{ reader: language, texts: texts.panes }}>
            <OfferedLanguagesProvider value={offered}>
              <TranslatorCard {...rest} services={services} texts={texts.widget} lang={language} />
            </OfferedLanguagesProvider>
          </LocaleProvider>
        </QueryClientProvider>
      </RemoteServicesProvider>
    </HostProvider>
  );
}
