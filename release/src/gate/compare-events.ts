import { compareSchemas } from './compare-schemas.ts';
import {
  namesOf,
  type Candidate,
  type ContractBreak,
  type LiveContract,
} from './contract-break.ts';
import { throughBus } from './through-bus.ts';

/** One front end sends an event that another one reads. */
interface Flow {
  sender: LiveContract;
  reader: LiveContract;
  event: string;
}

function flowsBetween(sender: LiveContract, reader: LiveContract): Flow[] {
  const { sends } = sender.contract.events;
  const { reads } = reader.contract.events;
  const events = Object.keys(sends).filter((event) => event in reads);
  return events.map((event) => ({ sender, reader, event }));
}

/** Why the reader may not understand what the sender sends, after it has passed the page's bus. */
function faultsOf({ sender, reader, event }: Flow, shell: LiveContract | undefined): string[] {
  const sent = sender.contract.events.sends[event] ?? {};
  const carried = shell?.contract.events.carries?.[event];
  const read = reader.contract.events.reads[event] ?? {};
  return compareSchemas(carried ? throughBus(sent, carried) : sent, read, event);
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
  const isShell = candidate.name === 'shell';
  const shell = isShell ? candidate : consumers.find(({ name }) => name === 'shell');
  const flows = consumers.flatMap((consumer) => [
    ...flowsBetween(candidate, consumer).map((flow) => ({ ...flow, broken: consumer })),
    ...flowsBetween(consumer, candidate).map((flow) => ({ ...flow, broken: consumer })),
  ]);
  // The shell reads only events in its bus's map, and the bus refuses what does not fit.
  const carriedOn = flows.filter((flow) => !flow.reader.contract.events.carries);
  const misread = carriedOn.flatMap((flow) =>
    faultsOf(flow, shell).map((fault): ContractBreak => {
      const detail = `${flow.reader.name} does not understand ${flow.sender.name}: ${fault}`;
      return { part: 'events', detail, breaks: [flow.broken.name] };
    }),
  );
  const remotes = isShell ? consumers : [candidate];
  const refused = remotes.flatMap((remote) =>
    (shell ? eventsRefusedByBus(remote, shell) : []).map((detail): ContractBreak => {
      return { part: 'events', detail, breaks: [isShell ? remote.name : 'shell'] };
    }),
  );
  return [...misread, ...refused, ...unsentEvents(candidate)];
}
