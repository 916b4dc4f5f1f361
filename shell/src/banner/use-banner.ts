import { useEffect, useState } from 'react';
import type { EventPayload } from '@topwords/platform/events';
import { useShell } from '../services/shell-context.ts';

/** How long a message is shown by default, in milliseconds. */
const bannerDuration = 3000;

type Message = EventPayload<'banner.asked'>;

/** Returns the current message, if any; a new message replaces the previous one. */
export function useBanner(): { message: Message | null; dismiss: () => void } {
  const { bus } = useShell();
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => bus.subscribe('banner.asked', (asked) => setMessage({ ...asked })), [bus]);

  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(null), message.duration ?? bannerDuration);
    return () => clearTimeout(timer);
  }, [message]);

  return { message, dismiss: () => setMessage(null) };
}
