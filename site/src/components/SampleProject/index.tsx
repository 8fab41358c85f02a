interface Props {
  /** A folder of `samples/`, such as `web/dialog`. `npm run check` verifies that it exists. */
  readonly of: string;
}

/** Engines that the tests don't have: they only parse these projects. */
const notCompiled = /^(?:unity|unreal)\//;

/** A link that downloads a sample project as an archive, which plugins/samples creates. */
export default function SampleProject({of}: Props) {
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
