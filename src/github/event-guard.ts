// Imported before GitHub's libraries.
import { forgetBrokenEvent } from './event.ts';

forgetBrokenEvent(process.env);
