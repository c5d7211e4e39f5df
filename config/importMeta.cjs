/** A plugin of Babel: what a module asks about itself, said in CommonJS, as which Jest runs everything. */
module.exports = ({ template }) => ({
  visitor: {
    MetaProperty(node) {
      if (!node.get('meta').isIdentifier({ name: 'import' })) return;
      node.replaceWith(
        template.expression.ast(
          `({ dirname: __dirname, filename: __filename, url: process.getBuiltinModule('node:url').pathToFileURL(__filename).href })`,
        ),
      );
    },
  },
});
