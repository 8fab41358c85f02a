import {crc32} from 'node:zlib';

/** 1 January 1980, the first day the format knows: the same files give the same bytes on any day. */
const date = 0x21;
/** Names are UTF-8 (general purpose bit 11). */
const utf8 = 0x800;
const version = 20;

/**
 * A ZIP archive of texts, without compression, after the .ZIP File Format Specification (APPNOTE 6.3.10, section 4.3).
 * @param files content by path inside the archive, with `/` between folders
 */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = Buffer.from(name);
    const content = Buffer.from(text);
    // From "version needed to extract" to "extra field length", which both headers have in common.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(utf8, 2);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(path.length, 22);

    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), word(version), common, place, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
