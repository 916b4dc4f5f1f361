/** Browser features that none of our pages uses. */
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

const permissions = unused.map((feature) => `${feature}=()`).join(', ');

/** Headers of each page that runs our scripts, besides its content security policy. */
export const headersOfPage = {
  'Permissions-Policy': `${permissions}, microphone=()`,
  // With `no-referrer` the pages' own calls would have no origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * Headers of a page in a window of its own. It is isolated from pages that open it, but not from
 * windows that it opens, such as Google's sign-in.
 */
export const headersOfWindow = {
  ...headersOfPage,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers of the pages of the product, in which learners speak. No other page gets the microphone. */
export const headersOfProduct = {
  ...headersOfWindow,
  'Permissions-Policy': `${permissions}, microphone=(self)`,
} as const;
