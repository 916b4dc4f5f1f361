import { createMetrics } from './metrics.ts';
import { readMetrics } from './testing/read-metrics.ts';

test('Prometheus gets the sentences left out of the tutor’s answers, and the replaced answers', async () => {
  const metrics = createMetrics({
    sequence: () => undefined,
    expiresAt: () => undefined,
    stoppedCanaries: () => [],
  });
  metrics.countLeftOut({ answer: 'chat', about: ['form', 'form', 'gender'], isReplaced: false });
  metrics.countLeftOut({ answer: 'analysis', about: ['stress'], isReplaced: true });
  const figures = [...readMetrics(await metrics.text())];
  expect(Object.fromEntries(figures.filter(([name]) => name.startsWith('topwords_tutor')))).toEqual(
    {
      'topwords_tutor_left_out_total{answer="chat",about="form"}': 2,
      'topwords_tutor_left_out_total{answer="chat",about="gender"}': 1,
      'topwords_tutor_left_out_total{answer="analysis",about="stress"}': 1,
      'topwords_tutor_replaced_total{answer="analysis"}': 1,
    },
  );
});
