import {readFile} from 'node:fs/promises';

const path = process.argv[2] ?? 'asset.glb';
const glb = await readFile(path);
if (glb.readUInt32LE(0) !== 0x46546c67) throw new Error(`${path} is not a GLB file.`);

// A GLB begins with a 12-byte header. The JSON chunk follows: its length, its type, its text.
const gltf = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
const {accessors = [], bufferViews = [], images = [], materials = [], meshes = [], nodes = []} = gltf;

let total = 0;
for (const mesh of meshes) {
  for (const {attributes, indices, material} of mesh.primitives) {
    const triangles = accessors[indices ?? attributes.POSITION].count / 3;
    const skin =
      'JOINTS_1' in attributes ? 'MORE THAN 4 INFLUENCES' : 'JOINTS_0' in attributes ? 'skinned' : 'NOT SKINNED';
    console.log(`${mesh.name}: ${triangles} triangles, ${skin}, material ${materials[material]?.name ?? 'none'}`);
    total += triangles;
  }
}
console.log(`Total: ${total} triangles`);

for (const {name, alphaMode = 'OPAQUE'} of materials) console.log(`Material ${name}: ${alphaMode}`);
for (const {name, mimeType, bufferView} of images) {
  const {byteOffset = 0, byteLength = 0} = bufferViews[bufferView] ?? {};
  const start = 28 + glb.readUInt32LE(12) + byteOffset;
  const pixels = pixelsOf(glb.subarray(start, start + byteLength));
  console.log(`Image ${name}: ${mimeType}, ${pixels}, ${Math.round(byteLength / 1024)} KB`);
}
for (const {name, mesh, translation, rotation, scale, matrix} of nodes) {
  if (mesh !== undefined && (translation || rotation || scale || matrix))
    console.log(`Node ${name}: TRANSFORM NOT APPLIED`);
}
// A PNG stores its size at a fixed offset, a JPEG in its frame header (markers C0 to CF without C4, C8 and CC).
function pixelsOf(image) {
  if (image.length > 24 && image.readUInt32BE(0) === 0x89504e47) {
    return `${image.readUInt32BE(16)} × ${image.readUInt32BE(20)} px`;
  }
  for (let at = 2; at + 9 < image.length && image[at] === 0xff; at += 2 + image.readUInt16BE(at + 2)) {
    const isFrame = (image[at + 1] & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(image[at + 1]);
    if (isFrame) return `${image.readUInt16BE(at + 7)} × ${image.readUInt16BE(at + 5)} px`;
  }
  return 'unknown size';
}
console.log(`Extensions: ${gltf.extensionsUsed?.join(', ') ?? 'none'}`);
