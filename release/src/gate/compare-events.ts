import { compareSchemas } from './compare-schemas.ts';
import {
  namesOf,
  pairsOf,
  type Candidate,
  type ContractBreak,
  type LiveContract,
} from './contract-break.ts';
import { throughBus } from './through-bus.ts';

/** Why the reader may not understand what the sender sends, after it has passed the page's bus. */
function faultsBetween(
  sender: LiveContract,
  reader: LiveContract,
  shell: LiveContract | undefined,
): string[] {
  const { carries, reads } = reader.contract.events;
  // The shell reads only events in its bus's map, and the bus refuses what does not fit.
  if (carries) return [];
  return Object.entries(sender.contract.events.sends).flatMap(([event, sent]) => {
    const [carried, read] = [shell?.contract.events.carries?.[event], reads[event]];
    if (!read) return [];
    const faults = compareSchemas(carried ? throughBus(sent, carried) : sent, read, event);
    return faults.map((fault) => `${reader.name} does not understand ${sender.name}: ${fault}`);
  });
}

/** Why the shell's bus refuses what the remote sends, or does not know what it reads. */
function eventsRefusedByBus(remote: LiveContract, shell: LiveContract): string[] {
  const carries = shell.contract.events.carries ?? {};
  const { sends, reads } = remote.contract.events;
  const unknown = new Set([...Object.keys(sends), ...Object.keys(reads)]);
  const known = Object.entries(sends).filter(([event]) => event in carries);
  return [
    ...[...unknown]
      .filter((event) => !(event in carries))
      .map((event) => `The shell does not know the event ${event} of ${remote.name}`),
    ...known
      .flatMap(([event, sent]) => compareSchemas(sent, carries[event] ?? {}, event))
      .map((fault) => `The shell refuses an event of ${remote.name}: ${fault}`),
  ];
}

/** Events that a live reader waits for and nobody sends anymore. */
function unsentEvents({ contract, previous, consumers }: Candidate): ContractBreak[] {
  const sent = new Set(
    [contract, ...consumers.map((consumer) => consumer.contract)].flatMap(({ events }) =>
      Object.keys(events.sends),
    ),
  );
  const unsent = Object.keys(previous?.events.sends ?? {}).filter((event) => !sent.has(event));
  return unsent.flatMap((event): ContractBreak[] => {
    const waiting = namesOf(consumers.filter((other) => event in other.contract.events.reads));
    if (waiting.length === 0) return [];
    return [{ part: 'events', detail: `Nobody sends ${event} anymore`, breaks: waiting }];
  });
}

/** Compares the events that a front end sends and reads with all live front ends. */
export function compareEvents(candidate: Candidate): ContractBreak[] {
  const { consumers } = candidate;
  const pairs = pairsOf(candidate);
  const shell = pairs[0]?.shell;
  const found: [live: string, details: string[]][] = [
    ...consumers.map((consumer): [string, string[]] => [
      consumer.name,
      [...faultsBetween(candidate, consumer, shell), ...faultsBetween(consumer, candidate, shell)],
    ]),
    ...pairs.map((pair): [string, string[]] => [
      pair.live,
      eventsRefusedByBus(pair.remote, pair.shell),
    ]),
  ];
  const misfits = found.flatMap(([live, details]) =>
    details.map((detail): ContractBreak => ({ part: 'events', detail, breaks: [live] })),
  );
  return [...misfits, ...unsentEvents(candidate)];
}
