import { deferParts } from './defer-parts.ts';

const scripts = '<script defer src="/a.js"></script><script defer src="/b.js"></script>';
const preload = '<link rel="preload" as="script" href="/texts.js">';
const styles = '<link href="/main.css" rel="stylesheet">';
const icon = '<link rel="icon" href="/icon.svg">';

test('scripts and style sheets wait in a template; the rest of the page stays', () => {
  const page = `<head>${icon}${scripts}${preload}<style>a{}</style></head><body><p>Hi</p>${styles}</body>`;
  expect(deferParts(page, { id: 'parts', script: 'go("$&")' })).toBe(
    `<head>${icon}<style>a{}</style></head><body><p>Hi</p>` +
      `<template id="parts">${preload}${styles}${scripts}</template><script>go("$&")</script></body>`,
  );
});

test('data in a page is no script', () => {
  const data = '<script type="application/json" id="registry">{}</script>';
  const page = deferParts(`<body>${data}</body>`, { id: 'parts', script: '' });
  expect(page).toContain(`<body>${data}<template id="parts"></template>`);
});
