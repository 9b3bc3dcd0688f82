#!/usr/bin/env node
import path from 'node:path';
import { cli } from './index.js';

await cli(path.resolve(import.meta.dirname, '..'));
