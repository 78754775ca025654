// The lock file must hold no address, and every platform's file of each package.
import { readFileSync } from 'node:fs';

const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
let faults = 0;

function fault(text) {
  console.log(text);
  faults += 1;
}

function found(name, path) {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
    if (!base.includes('/node_modules/')) base = '';
    if (!base) return Boolean(packages[`node_modules/${name}`]);
  }
}

for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved && !entry.link) fault(`an address in ${path}`);
  for (const name of Object.keys(entry.optionalDependencies ?? {}))
    if (!found(name, path)) fault(`missing: ${name} of ${path}`);
}
process.exit(faults ? 1 : 0);
