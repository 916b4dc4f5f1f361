import { render, screen } from '@testing-library/react';
import { HostProvider } from '@topwords/platform/host';
import { RemoteServicesProvider, createRemoteServices } from '@topwords/platform/remote';
import { createFakeHost } from '@topwords/remote-kit/testing';
import { AskedProvider } from '../asked-word/asked-context.ts';
import { ReplyMarkdown } from './reply-markdown.tsx';

const asked = { id: 7, text: 'casa', language: 'es', native: 'English' } as const;

function renderReply(text: string, isWriting = false) {
  const host = createFakeHost();
  return render(
    <HostProvider value={host}>
      <RemoteServicesProvider value={createRemoteServices(host)}>
        <AskedProvider value={asked}>
          <ReplyMarkdown text={text} isWriting={isWriting} />
        </AskedProvider>
      </RemoteServicesProvider>
    </HostProvider>,
  );
}

test('emphasis marks the learned language, lists and strong text are rendered', () => {
  const { container } = renderReply('The plural:\n\n- *la casa*\n- **las** *casas*');
  expect(screen.getByRole('button', { name: 'la casa' }).getAttribute('lang')).toBe('es');
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(container.querySelector('strong')?.textContent).toBe('las');
});

test('a whole sentence stays text that can wrap, with a button beside it', () => {
  renderReply('*Vivo en una casa grande.* I live in a big house.');
  expect(screen.getByText('Vivo en una casa grande.').getAttribute('lang')).toBe('es');
  expect(
    screen.getByRole('button', { name: 'Listen to “Vivo en una casa grande.”' }),
  ).not.toBeNull();
});

test('a Markdown heading does not become a heading of the page', () => {
  const { container } = renderReply('# Plural\n\ntext');
  expect(container.querySelector('h1')).toBeNull();
  expect(container.querySelector('strong')?.textContent).toBe('Plural');
});

test('an unclosed mark is held back while the reply is being written', () => {
  const { container, unmount } = renderReply('The plural is *cas', true);
  expect(container.textContent).not.toContain('*');
  unmount();
  expect(renderReply('The plural is *cas').container.textContent).toBe('The plural is *cas');
});

test('a link can only lead to the web, and opens outside this page', () => {
  renderReply('[good](https://example.org/a) [bad](javascript:alert(1)) [mail](mailto:a@b.c)');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a']);
  expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(screen.getByText(/bad/)).not.toBeNull();
});

const allowedAttributes = new Set(
  'class href lang rel target title type data-phase aria-label'.split(' '),
);

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload=alert(1)><foreignObject/></svg>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<div style="position:fixed;inset:0" id="root">x</div>',
  'text <b onmouseover=alert(1)>b</b> text',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1) "title")',
  '[x](javascript&#58;alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x) <https://example.org" onclick="alert(1)>',
  '# heading {#root}\n\n[^1]: note <script>\n\n[^1]',
  '- [x] task\n- [ ] <input autofocus onfocus=alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
  '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | `<script>` |',
  '*<img src=x onerror=alert(1)>*',
  '<Component onClick={() => alert(1)} />',
  '---\nfront: matter\n---\n<script>alert(1)</script>',
])('%s injects nothing', (text) => {
  const { container } = renderReply(text);
  const forbidden = 'script, img, iframe, style, form, input, svg:not(.lucide), object, [id]';
  expect([...container.querySelectorAll(forbidden)]).toEqual([]);
  for (const element of container.querySelectorAll(':not(svg, svg *)')) {
    const names = element.getAttributeNames().filter((name) => !allowedAttributes.has(name));
    expect(names).toEqual([]);
  }
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => !href?.startsWith('https://'))).toEqual([]);
});
