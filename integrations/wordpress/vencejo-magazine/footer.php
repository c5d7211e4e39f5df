<?php
/**
 * The site's footer.
 *
 * @package Vencejo_Magazine
 */

namespace Vencejo_Magazine;

?>
</div></main>
<footer class="footer">
	<div class="container">
		<div class="columns">
			<div><?php show_logo(); ?>
				<?php if ( '' !== get_bloginfo( 'description' ) ) : ?>
					<p><?php bloginfo( 'description' ); ?></p>
				<?php endif; ?>
			</div>
			<?php foreach ( frame()['columns'] as $column ) : ?>
				<nav aria-labelledby="footer-<?php echo esc_attr( $column['name'] ); ?>">
					<h2 id="footer-<?php echo esc_attr( $column['name'] ); ?>"><?php echo esc_html( $column['label'] ); ?></h2>
					<ul><?php show_links( $column['entries'] ); ?></ul>
				</nav>
			<?php endforeach; ?>
		</div>
		<nav class="under" aria-label="<?php echo say( 'footer.legal' ); ?>">
			<ul><?php show_links( frame()['legal'] ); ?></ul>
		</nav>
	</div>
</footer>
<?php wp_footer(); ?>
</body>
</html>
