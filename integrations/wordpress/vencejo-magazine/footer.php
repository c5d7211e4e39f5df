<?php
/**
 * The site's legal footer.
 *
 * @package Vencejo_Magazine
 */

namespace Vencejo_Magazine;

$frame = frame();
?>
</div></main>
<footer class="site-footer">
	<nav class="container" aria-label="<?php echo esc_attr( $frame['legalLabel'] ); ?>"><ul><?php show_links( $frame['legal'] ); ?></ul></nav>
</footer>
<?php wp_footer(); ?>
</body>
</html>
