import { render } from 'preact';
import 'asciinema-player/dist/bundle/asciinema-player.css';
import 'uplot/dist/uPlot.min.css';
import './style.css';
import { App } from './app.tsx';
import { load } from './data/loaded.ts';
import { Blocks } from './data/unpack.ts';

history.scrollRestoration = 'manual';
const root = document.getElementById('app')!;
const blocks = Blocks.ofPage();

/** Shows an error in place of the content. */
function fail(error: unknown): void {
  const message = document.createElement('p');
  message.className = 'fault';
  message.setAttribute('role', 'alert');
  message.textContent = `This report cannot be shown: ${error instanceof Error ? error.message : String(error)}`;
  root.prepend(message);
}

blocks
  .index()
  .then((index) => load(blocks, index))
  .then((given) => {
    root.replaceChildren();
    render(<App given={given} />, root);
    document.documentElement.dataset.ready = '';
  })
  .catch(fail);
