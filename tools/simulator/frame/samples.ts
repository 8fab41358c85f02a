import {fetchBytes} from '../content/bytes';
import type {Customization} from '../customization';

const models = new Map<string, Promise<Uint8Array>>();

/** Loads each sample model once. */
function readModel(file: string): Promise<Uint8Array> {
  const reading = models.get(file) ?? fetchBytes(`/models/${file}`);
  models.set(file, reading);
  // Retry after a failure.
  reading.catch(() => models.delete(file));
  return reading;
}

export async function makeGlb(customization: Customization, options: {clips: boolean}): Promise<Uint8Array> {
  const {avatarFile} = await import('../content/avatar-file');
  return avatarFile(customization, readModel, options);
}

export function previewOf(id: string): string {
  return new URL(`/sandbox/previews/${id}.webp`, window.location.href).href;
}
