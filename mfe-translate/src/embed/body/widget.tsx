import { QueryClientProvider } from '@tanstack/react-query';
import { HostProvider } from '@topwords/platform/host';
import { RemoteServicesProvider } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { LocaleProvider } from '../../texts/pane-texts.ts';
import { textsFor } from '../texts/index.ts';
import { TranslatorCard, type WidgetProps } from './translator-card.tsx';

/** A translator with the providers that its parts need. */
export function Widget({ services, ...rest }: WidgetProps) {
  const { locale, texts: given } = useObservable(services.options);
  const offered = useObservable(services.offered);
  const { language, texts } = textsFor(locale, given);
  return (
    <HostProvider value={services.host}>
      <RemoteServicesProvider value={services}>
        <QueryClientProvider client={services.client}>
          <LocaleProvider value={{ reader: language, texts: texts.panes, offered }}>
            <TranslatorCard {...rest} services={services} texts={texts.widget} lang={language} />
          </LocaleProvider>
        </QueryClientProvider>
      </RemoteServicesProvider>
    </HostProvider>
  );
}
