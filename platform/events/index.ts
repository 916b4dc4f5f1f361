export * from './event-bus.ts';
export * from './event-map.ts';
export * from './scoped-bus.ts';
