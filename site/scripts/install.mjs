// Installs the dependencies if they are missing or stale, for commands that a fresh clone runs first.
import {ensureDependencies} from './dependencies.mjs';

ensureDependencies();
