/** What no page of ours uses. The microphone stays ours to ask for; others ask for nothing. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = [...unused.map((feature) => `${feature}=()`), 'microphone=(self)'].join(', ');

/** Headers of each page that runs scripts of ours, besides its content security policy. */
export const headersOfPage = {
  'Permissions-Policy': permissions,
  // Under `no-referrer` the pages' own calls would have no origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Headers of a page that stands in a window of its own. Pages that open it lose sight of it, and those
 * that it opens, such as Google's window to sign in, do not.
 */
export const headersOfWindow = {
  ...headersOfPage,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
