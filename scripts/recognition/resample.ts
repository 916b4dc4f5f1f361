/** How many samples of the slower rate count on each side. */
const reach = 16;

/** A low-pass filter at x samples of the slower rate from its middle: sinc with a Hann window. */
function weightAt(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= reach) return 0;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / reach);
  return (window * Math.sin(Math.PI * x)) / (Math.PI * x);
}

/** The same sound with fewer samples a second. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  const step = from / to;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const middle = index * step;
    const first = Math.max(0, Math.ceil(middle - reach * step));
    const last = Math.min(samples.length - 1, Math.floor(middle + reach * step));
    let sum = 0;
    for (let place = first; place <= last; place += 1) {
      sum += (samples[place] ?? 0) * weightAt((place - middle) / step);
    }
    return sum / step;
  });
}
