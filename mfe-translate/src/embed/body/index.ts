import { handOver, type BodyScript } from '../protocol.ts';
import { startBody } from './start-body.tsx';

// Without globals: the loader put its callback on this script's own element.
const script = document.currentScript as BodyScript | null;
script?.[handOver]?.(startBody);
