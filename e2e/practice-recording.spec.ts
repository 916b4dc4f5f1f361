import { expectAccessible } from './fixtures/expect-accessible.ts';
import { openSession, rating, reviewsSent } from './fixtures/practice-page.ts';
import { removeSpeech } from './fixtures/speech.ts';
import { expect, test } from './fixtures/test.ts';

test.use({
  signedIn: true,
  languages: { native: 'English', targets: ['es'] },
  // A microphone that beeps, which the learner allows.
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
    },
    { scope: 'worker' },
  ],
});

interface Heard {
  takes: Blob[];
  played: string[];
  tracks: MediaStreamTrack[];
}

test('without recognition the learner records the word, hears it, and rates it', async ({
  page,
  learner,
}) => {
  await removeSpeech(page);
  await page.addInitScript(() => {
    const heard: Heard = { takes: [], played: [], tracks: [] };
    Object.assign(globalThis, { heard });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      if (source instanceof Blob && source.type.startsWith('audio/webm')) heard.takes.push(source);
      return create(source);
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      heard.tracks.push(...stream.getTracks());
      return stream;
    };
    // The sounds are played by elements outside of the document, whose events reach nobody else.
    globalThis.Audio = class extends Audio {
      constructor(address?: string) {
        super(address);
        this.addEventListener('playing', () => heard.played.push(this.src));
      }
    };
  });
  await learner.practice.settings({ new_words_a_day: 0, plays_audio: false });
  await learner.practice.dueCard('también', 'say');
  const session = await openSession(page);
  const sentBodies: { type: string | undefined; bytes: number }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const bytes = request.postDataBuffer()?.length ?? Number.POSITIVE_INFINITY;
    sentBodies.push({ type: request.headers()['content-type'], bytes });
  });
  await expect(session.getByText(/neither uploaded nor saved/)).toBeVisible();
  await expectAccessible(page);
  await session.getByRole('button', { name: 'Record' }).click();
  await expect(session.getByText('Recording…')).toBeVisible();
  // Long enough for a beep of the fake microphone.
  await page.waitForTimeout(1500);
  await session.getByRole('button', { name: 'Stop' }).click();
  await expect(session.getByRole('article')).toContainText('también');
  await expectAccessible(page);

  const take = await page.evaluate(async () => {
    const { takes, tracks } = (globalThis as unknown as { heard: Heard }).heard;
    const [blob] = takes;
    if (!blob) throw new Error('Nothing was recorded');
    const sound = await new AudioContext().decodeAudioData(await blob.arrayBuffer());
    const peak = Math.max(...sound.getChannelData(0).map(Math.abs));
    return {
      bytes: blob.size,
      seconds: sound.duration,
      peak,
      states: tracks.map(({ readyState }) => readyState),
    };
  });
  expect(take.seconds).toBeGreaterThan(1);
  expect(take.peak).toBeGreaterThan(0.01);
  expect(take.states).toEqual(['ended']);
  const played = () =>
    page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.played.length);
  await session.getByRole('button', { name: 'Your recording' }).click();
  await expect.poll(played).toBe(1);
  await session.getByRole('button', { name: 'Model voice' }).click();
  await expect.poll(played).toBe(2);
  const sent = reviewsSent(page);
  await rating(session, 'Good').click();
  await sent;
  // Reviews and the page's reports, never the recording.
  expect(sentBodies.length).toBeGreaterThan(0);
  for (const { type, bytes } of sentBodies) {
    expect(type).toMatch(/^(application\/json|text\/plain)/);
    expect(bytes).toBeLessThan(take.bytes / 2);
  }
});
