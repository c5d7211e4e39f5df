<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body>
<?php
wp_nav_menu( array( 'theme_location' => 'main', 'fallback_cb' => false ) );
while ( have_posts() ) {
	the_post();
	echo '<article><h1><a href="' . esc_url( get_permalink() ) . '">' . esc_html( get_the_title() ) . '</a></h1>';
	the_post_thumbnail( 'large' );
	the_content();
	echo '</article>';
}
wp_footer();
?>
</body>
</html>
