export { relayEvents } from './relay-events.ts';
