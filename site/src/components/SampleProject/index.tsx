/** Engines that the tests don't have: they only parse these projects. */
const notCompiled = /^(?:unity|unreal)\//;

/** Downloads a folder of `samples/`, such as `web/dialog`, as an archive, which plugins/samples creates. */
export default function SampleProject({of}: {readonly of: string}) {
  const name = `${of.slice(of.lastIndexOf('/') + 1)}.zip`;
  return (
    <p>
      <a href={`/samples/${of}.zip`} download={name}>
        Download all files
      </a>{' '}
      of this page as <code>{name}</code>.{notCompiled.test(of) && ' Not compiled in our tests.'}
    </p>
  );
}
