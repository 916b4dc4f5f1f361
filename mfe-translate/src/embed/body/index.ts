import { handOver, type BodyScript } from '../protocol.ts';
import { startBody } from './start-body.tsx';

// Nothing global: the loader left its hand on the very element of this script.
const script = document.currentScript as BodyScript | null;
script?.[handOver]?.(startBody);
